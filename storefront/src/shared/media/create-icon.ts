import { createElement, type ComponentProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: object])[];
}

/**
 * Draws an icon of lucide, with thin lines and hidden from screen readers. The build uses it in place of lucide's own function,
 * whose options the shop does not use.
 */
const createIcon = ({ node }: IconData) =>
  function Icon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };

export default createIcon;

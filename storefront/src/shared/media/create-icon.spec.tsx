import { render } from '@testing-library/react';
import { Heart } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import createIcon from './create-icon';

/** The drawing with its attributes, without lucide's class names. */
const drawn = (Icon: ComponentType<SVGProps<SVGSVGElement>>, props?: SVGProps<SVGSVGElement>) => {
  const { container } = render(<Icon {...props} className="size-4" />);
  const svg = container.querySelector('svg');
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [
    name,
    value.replace(/lucide(-\w+)?\s/g, ''),
  ]);
  return { ...Object.fromEntries(attributes), xmlns: '', inside: svg?.innerHTML };
};

it('SPEED-02 draws an icon as lucide does, with thin lines', () => {
  const lucide = drawn(Heart, { strokeWidth: 1.5 });
  const [, d = ''] = / d="([^"]+)"/.exec(lucide.inside ?? '') ?? [];
  expect(drawn(createIcon({ node: [['path', { d, key: 'heart' }]] }))).toEqual(lucide);
});

import { render, screen } from '@testing-library/react';
import { MatchedText } from './matched-text';

it.each(['.*', '(a+)+', '[', '\\', '^A$'])('marks the searched characters %s as they are', (q) => {
  render(<MatchedText name={`Lamp ${q} two`} q={q} />);
  expect(screen.getByText(q).tagName).toBe('MARK');
  expect(document.body.textContent).toBe(`Lamp ${q} two`);
});

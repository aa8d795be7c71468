import { fileKey } from '@/shared/files/file-key';
import { colorOfImage, imageColorsBody, withImageColor } from './image-colors';

const [BLACK, NAVY] = ['#000000', '#1F2A44'];
const file = new File(['x'], 'side.webp');
const imageColors = [
  { image: 'front.webp', color: NAVY.toLowerCase() },
  { image: fileKey(file), color: BLACK },
];

it('LOOK-08 a picture has one color, or none once the product lacks it', () => {
  expect(colorOfImage({ colors: [BLACK, NAVY], imageColors }, 'front.webp')).toBe(NAVY);
  expect(colorOfImage({ colors: [BLACK], imageColors }, 'front.webp')).toBe('');
  expect(withImageColor(imageColors, 'front.webp', BLACK)).toEqual([
    imageColors[1],
    { image: 'front.webp', color: BLACK },
  ]);
  expect(withImageColor(imageColors, 'front.webp', '')).toEqual([imageColors[1]]);
});

it('LOOK-08 sends the place of a new file', () => {
  const sent = (colors: string[]): unknown =>
    JSON.parse(imageColorsBody({ colors, imageColors }, [new File([], 'a.webp'), file]));
  expect(sent([BLACK, NAVY])).toEqual([
    { image: 'front.webp', color: NAVY },
    { image: 'new:1', color: BLACK },
  ]);
  expect(sent([NAVY])).toEqual([{ image: 'front.webp', color: NAVY }]);
});

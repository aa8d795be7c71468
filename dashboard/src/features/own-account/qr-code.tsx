import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** White modules around the code, which cameras need. */
const QUIET = 4;

/** A text as QR code, dark on white in both themes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    const places = Array.from({ length: count * count }, (_, at) => [
      at % count,
      Math.floor(at / count),
    ]) as [number, number][];
    const dark = places.filter(([x, y]) => code.isDark(y, x));
    return {
      path: dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join(''),
      size: count + 2 * QUIET,
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** An address as a QR code. What draws it is fetched when one is shown. */
import './qr.css';
import { useLoaded } from './use-loaded.ts';

const BORDER = 3;

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { value } = useLoaded(text, async () => (await import('uqr')).encode(text, { ecc: 'M', border: 0 }));
  const size = (value?.size ?? 0) + 2 * BORDER;
  const path = value?.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" viewBox={`${-BORDER} ${-BORDER} ${size} ${size}`} role="img" aria-label={label}>
      {path && <path d={path} shapeRendering="crispEdges" />}
    </svg>
  );
}

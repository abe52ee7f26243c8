/** Outlines drawn for this site on a 24-unit grid, by the names the brand file uses. */
const outlines: Record<string, string> = {
  LinkedIn: 'M5 9.5V19M5 5v.01M10 19V9.5m0 4.5c0-2.8 1.6-4.5 4.2-4.5S18.5 11.2 18.5 14V19',
  YouTube:
    'M3 8.5A2.5 2.5 0 0 1 5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5zM10.5 9.5v5l4-2.5z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.8 7.2v.01',
  X: 'M4.5 4.5 19.5 19.5M19 4.5 5 19.5',
};

/** The logo of a social site; nothing for an unknown one, whose name is then shown alone. */
export function SocialIcon({ name }: { name: string }) {
  const outline = outlines[name];
  if (!outline) return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}

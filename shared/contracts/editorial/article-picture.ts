/**
 * What pictures in articles are made of: inline SVG that is drawn with the site's own colours, by role, so that
 * both themes have it. A picture has a `viewBox`, and its accessible name in `aria-label`. It has no `<title>` and no
 * `<desc>`: HTML in those would be parsed as HTML.
 */
const everywhere = ['class'];

/** Elements of a picture and their attributes. Nothing else of SVG is allowed in an article. */
export const pictureParts: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewbox', 'role', 'aria-label'],
  g: everywhere,
  rect: [...everywhere, 'x', 'y', 'width', 'height', 'rx'],
  circle: [...everywhere, 'cx', 'cy', 'r'],
  line: [...everywhere, 'x1', 'y1', 'x2', 'y2'],
  polyline: [...everywhere, 'points'],
  polygon: [...everywhere, 'points'],
  path: [...everywhere, 'd'],
  text: [...everywhere, 'x', 'y'],
  tspan: [...everywhere, 'x', 'y'],
};

/** A role of colour, such as picture-line. */
export const pictureClass =
  /^picture-(line|fill|accent|muted|text|note|start|solid|grid|shade-[123])$/;

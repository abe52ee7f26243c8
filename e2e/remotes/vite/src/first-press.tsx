/** In a file of its own, which is loaded after the first press. */
export default function FirstPress() {
  return <p>The first press brought this.</p>;
}

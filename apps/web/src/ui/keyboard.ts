/** Less than this is a toolbar of the browser. */
const MIN_KEYBOARD_PX = 120;

/**
 * Safari lays its keyboard over the page; other browsers make the page smaller (`interactive-widget` in index.html).
 * `--keyboard` is the covered height, and sheets end above it, until the returned function is called.
 */
export function trackKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const { style } = document.documentElement;
  const update = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    const isKeyboard = viewport.scale === 1 && covered >= MIN_KEYBOARD_PX; // a zoomed page shows a part as well
    if (isKeyboard) style.setProperty('--keyboard', `${Math.round(covered)}px`);
    else style.removeProperty('--keyboard');
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
    style.removeProperty('--keyboard');
  };
}

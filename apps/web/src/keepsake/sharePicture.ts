/** The share sheet of the system with the picture; where there is none the picture opens. */
export async function sharePicture(address: string, title: string): Promise<void> {
  try {
    const blob = await (await fetch(address)).blob();
    const files = [new File([blob], 'fivefold.png', { type: 'image/png' })];
    if (navigator.canShare?.({ files })) return await navigator.share({ files, title });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // the sheet was closed
  }
  window.open(address, '_blank', 'noopener');
}

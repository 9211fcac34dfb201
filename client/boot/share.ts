/**
 * The buttons of sharing (views/modules/share): one copies the link, the other, where the device has
 * it, opens the device's own way. Where copying is not allowed the link stands in a field.
 */
export function shareLinks(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.share-buttons')) {
    const [copy, device] = box.querySelectorAll('button');
    const status = box.querySelector<HTMLElement>('[role="status"]');
    const field = box.querySelector('input');
    if (!copy || !device || !status || !field) continue;
    field.addEventListener('focus', () => field.select());
    const say = (isCopied: boolean) => {
      status.textContent = (isCopied ? status.dataset['copied'] : field.ariaLabel) ?? '';
      field.hidden = isCopied;
    };
    copy.addEventListener('click', () => {
      // Without a secure origin there is no clipboard at all.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(field.value))
        .then(
          () => say(true),
          () => say(false),
        );
    });
    device.hidden = !('share' in navigator);
    device.addEventListener('click', () => {
      // The visitor closing the device's window is no failure.
      navigator.share({ title: device.value, url: field.value }).catch(() => undefined);
    });
  }
}

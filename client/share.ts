type Buttons = [copy: HTMLButtonElement, device: HTMLButtonElement];

// The script of pages that can be shared: of the two buttons of views/ui/contact/ShareButtons.tsx
// one copies the link, the other opens the device's share dialog where there is one. If copying is
// denied, the link is shown in a field.
for (const box of document.querySelectorAll<HTMLElement>('.share-buttons')) {
  const [copy, device] = box.querySelectorAll('button') as Iterable<HTMLButtonElement> as Buttons;
  const status = box.querySelector<HTMLElement>('[role=status]')!;
  const field = box.querySelector('input')!;
  field.addEventListener('focus', () => field.select());
  const say = (isCopied: boolean) => {
    status.textContent = (isCopied ? status.dataset['copied'] : field.ariaLabel) ?? '';
    field.hidden = isCopied;
  };
  copy.addEventListener('click', () => {
    // `navigator.clipboard` is undefined outside a secure context.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(field.value))
      .then(
        () => say(true),
        () => say(false),
      );
  });
  device.hidden = !('share' in navigator);
  box.dataset['ready'] = '';
  device.addEventListener('click', () => {
    // Rejects when the visitor closes the device's dialog, which is not a failure.
    navigator.share({ title: device.value, url: field.value }).catch(() => {});
  });
}

/**
 * Asks for an owner's page anew when it comes back from the browser's memory, which `no-store` does
 * not keep it out of: its owner may have signed out.
 */
export function refreshPrivatePages(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { body } = document;
    if (!persisted || body.dataset['private'] === undefined) return;
    body.hidden = true;
    location.reload();
  });
}

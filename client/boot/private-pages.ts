/**
 * Reloads an owner's page that is restored from the back/forward cache, which `no-store` does not
 * prevent: the owner may have signed out.
 */
export function refreshPrivatePages(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { body } = document;
    if (!persisted || body.dataset['private'] === undefined) return;
    body.hidden = true;
    location.reload();
  });
}

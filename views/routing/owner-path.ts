/** URL path to which the form that ends a session is sent. */
export function signOutPath(login: string): string {
  return `${login}/sign-out`;
}

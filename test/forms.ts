/** Request options of a form post, as a browser sends it. */
export function posting(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), headers }
}

/** The session cookie of a response, as a Cookie header; null when the response sets none or clears it. */
export function sessionOf(response: Response): string | null {
  const [pair = ''] =
    response.headers
      .getSetCookie()
      .find((cookie) => /session_token=[^;]/.test(cookie))
      ?.split(';') ?? []
  return pair || null
}

/** Where a sign-in leads: through the login, which sends a browser that kept its cookie on to `path`. */
export function entryPath(path: string): string {
  return `/login?${new URLSearchParams({ volver: path, motivo: 'cookies' })}`
}

/** A form as a browser posts it. */
export function posting(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), headers }
}

/** The session cookie that an answer sets, as a browser sends it back; null when it sets none or clears it. */
export function sessionOf(response: Response): string | null {
  const [pair = ''] =
    response.headers
      .getSetCookie()
      .find((cookie) => /session_token=[^;]/.test(cookie))
      ?.split(';') ?? []
  return pair || null
}

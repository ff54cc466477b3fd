/** How the panel looks: as the device says, or as the person chose. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const THEME_LABELS: Record<Theme, string> = { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' }

const COOKIE = 'tema'
const ONE_YEAR = 31_536_000

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** The theme that a request's Cookie header asks for: the server then renders it, and nothing flashes. */
export function themeIn(cookieHeader: string | null): Theme {
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookieHeader ?? '') ?? []
  return isTheme(value) ? value : 'auto'
}

/** The Set-Cookie header that keeps a choice on this device; 'auto' forgets it. */
export function themeCookie(theme: Theme, secure: boolean): string {
  const age = theme === 'auto' ? 0 : ONE_YEAR
  return `${COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}

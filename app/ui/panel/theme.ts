/** Theme of the panel: that of the device, or the person's choice. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const THEME_LABELS: Record<Theme, string> = { auto: 'Igual que el dispositivo', light: 'Claro', dark: 'Oscuro' }

const COOKIE = 'tema'
const ONE_YEAR = 31_536_000

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** Theme in the Cookie header: the server renders it, so that the page does not flash. */
export function themeIn(cookieHeader: string | null): Theme {
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookieHeader ?? '') ?? []
  return isTheme(value) ? value : 'auto'
}

/** Set-Cookie header that saves the choice on this device; 'auto' deletes the cookie. */
export function themeCookie(theme: Theme, secure: boolean): string {
  const age = theme === 'auto' ? 0 : ONE_YEAR
  return `${COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
}

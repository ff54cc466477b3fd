/** The only origin whose frames the site shows (content-security-policy.server.ts). */
export const MAPS_ORIGIN = 'https://www.google.com'

/** URL of a map frame that searches for a text or coordinates. */
export function mapFrameUrl(query: string): string {
  return `${MAPS_ORIGIN}/maps?${new URLSearchParams({ q: query, hl: 'es', z: '16', output: 'embed' })}`
}

/** The same search in Google Maps itself. */
export function mapSearchUrl(query: string): string {
  return `${MAPS_ORIGIN}/maps/search/?${new URLSearchParams({ api: '1', query })}`
}

/** A year in which browsers come by https alone; only said where the site is served so. */
const HEADER = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** What every answer of a site at this address says of https, files included. @param publicUrl origin of the site */
export function strictTransportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? HEADER : {}
}

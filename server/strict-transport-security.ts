/** Browsers use https only, for one year. */
const HEADER = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/**
 * The HSTS header for all responses, files included; empty unless the site is served over https. @param publicUrl
 * origin of the site
 */
export function strictTransportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? HEADER : {}
}

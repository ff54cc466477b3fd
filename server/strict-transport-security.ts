import type { Parts } from '#app/http/parts.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Whether browsers use only https for the subdomains too: mail or another site may still be served there without it. */
    coversSubdomains: boolean
  }
}

/** The HSTS header for all responses, files included: https only, for one year. Empty unless the site is served over https. */
export function strictTransportSecurity({
  publicUrl,
  coversSubdomains,
}: Pick<Parts, 'publicUrl' | 'coversSubdomains'>): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {}
  return { 'Strict-Transport-Security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}` }
}

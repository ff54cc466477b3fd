/** A page of a sitemap. Addresses are absolute; `changed` is the ISO instant of the last change. */
export type SitemapUrl = { address: string; changed: string | null; images: readonly string[] }

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export const URLSET_START = `${XML}<urlset ${NAMESPACE} ${IMAGE_NAMESPACE}>\n`
export const URLSET_END = '</urlset>\n'

export function urlEntry({ address, changed, images }: SitemapUrl): string {
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
  const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}${pictures.join('')}</url>\n`
}

/** The sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${XML}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

/** Chats and networks that obey robots.txt: they may read filtered pages, so that shared links have a preview. */
const PREVIEWERS = [
  'facebookexternalhit',
  'WhatsApp',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'TelegramBot',
  'Discordbot',
]

/**
 * robots.txt. Staff pages are not listed: they answer `noindex`, which a robot that may not request them
 * would never see.
 * @param endless parameters of the listing with endless combinations, which are not crawled
 */
export function robotsTxt(origin: string, endless: readonly string[]): string {
  return [
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    'Allow: /',
    '',
    'User-agent: *',
    ...endless.flatMap((param) => [`Disallow: /propiedades?${param}=`, `Disallow: /propiedades?*&${param}=`]),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

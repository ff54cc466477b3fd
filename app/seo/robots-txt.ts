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

/** Filter parameters: endless combinations, with nothing that the plain lists do not have. */
const ENDLESS = ['search', 'location', 'minPrice', 'maxPrice', 'minArea', 'maxArea', 'sort']

/**
 * robots.txt. Staff pages are not listed: they answer `noindex`, which a robot that may not request them
 * would never see.
 */
export function robotsTxt(origin: string): string {
  return [
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    'Allow: /',
    '',
    'User-agent: *',
    ...ENDLESS.flatMap((param) => [`Disallow: /propiedades?${param}=`, `Disallow: /propiedades?*&${param}=`]),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

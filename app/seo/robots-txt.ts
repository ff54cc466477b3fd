/** Chats and networks that follow robots.txt: a shared choice of filters has its preview like any other page. */
const PREVIEWERS = [
  'facebookexternalhit',
  'WhatsApp',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'TelegramBot',
  'Discordbot',
]

/** Filters without end: whoever reads every page finds nothing there that the plain lists do not have. */
const ENDLESS = ['search', 'location', 'minPrice', 'maxPrice', 'minArea', 'maxArea', 'sort']

/**
 * What robots may read. Staff pages are not named: they say `noindex` to whoever asks, which a robot that may not ask
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

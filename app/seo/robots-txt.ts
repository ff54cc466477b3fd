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

/**
 * What robots may read. Staff pages are not named: they say `noindex` to whoever asks, which a robot that may not ask
 * would never see.
 * @param endless names of the listing's filters that make addresses without end
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

/** Folders of the source that every visitor's page shows something of; what stands in their subfolders is not meant. */
export const SITE_FOLDERS = [
  'agency',
  'figures',
  'photos',
  'properties',
  'properties/card',
  'seo',
  'site',
  'ui',
] as const

/** Small files of other folders that go with them. */
const TOGETHER = String.raw`interest/(?:watch-interest|kind-of-link)|site/connection/(?:held-requests|use-loading-page)|forms/(?:typed-search|(?:use-)?search-draft)|routes/public/layout`

/** Of those folders, what comes after the page: what is told of a lost connection, with the URL, or of a list without anything. */
const LATE = String.raw`(?:empty-line|notices?|search-shortcut|url-notice)\.`

/** And what only the panel shows. */
const OF_THE_PANEL = String.raw`(?:agency-fields|bytes|photo-type|picture-sets|slug|toolbar|two-figures)\.`

/** And small parts of the other pages, which the listing has not, or only in its sheet. */
const OF_OTHER_PAGES = String.raw`(?:email-text|field|firm-(?:place|title)|meter|more-link|page-head|preload-photo|sheet)\.`

/**
 * What every page needs, in three chunks: as the twenty that splitting would make, they compress 7 KB larger; as one, a
 * slow phone would be busy with it for too long. Each stands before those that are built on it: vite.config.ts makes
 * them, deferred-scripts.server.ts runs them one by one.
 */
export const SCRIPT_GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'site',
    test: new RegExp(
      String.raw`/app/(?:root|request-id|(?:(?:${SITE_FOLDERS.join('|')})/(?!${LATE}|${OF_THE_PANEL}|${OF_OTHER_PAGES})[a-z-]+|${TOGETHER})\.tsx?$)`,
    ),
  },
] as const

/** Those in one chunk. */
export const PAGES_GROUP = {
  name: 'pages',
  test: new RegExp(String.raw`/app/(?:agency|ui)/${OF_OTHER_PAGES}tsx?$`),
} as const

/** What the forms of visitors and of the login need, in one chunk: as eight it was 1 KB larger. */
export const FORMS_GROUP = {
  name: 'forms',
  test: /\/app\/(?:forms\/(?!phone|zod|typed-search|(?:use-)?search-draft)|ui\/form\/(?!check|figure|password|select|search))[a-z-]+\.tsx?$/,
} as const

/** What a property's page shares with a conjunto's and with what a card knows of it before; what the panel keeps of a card stands with it. */
export const DETAIL_GROUP = {
  name: 'detail',
  test: /\/app\/(?:photos\/preload-photo|properties\/detail\/(?:detail-(?:card|section|heading)|price-size|stored-card))\.tsx?$/,
} as const

/** Small parts of the panel's pages, in one chunk: as fifteen, their names made the table of routes larger for everybody. */
export const PANEL_GROUP = {
  name: 'panel',
  test: /\/app\/(?:accounts\/(?:or-refusal|return-path)|panel\/(?:may|page-param|panel-empty|panel-meta|section-failed|section-head)|ui\/panel\/(?:banner|box|confirm|confirm-dialog|failure-notice|panel-skip-link|pill-link|rows|unless-failed|use-flash)|contact\/(?:message-states|panel\/message-(?:query|badge))|settings\/settings-intents|properties\/(?:draft\/leave-guard|panel\/(?:kept-property|thumb|map\/unplaced-notice))|properties\/complexes\/(?:complex-kinds|complex-link|form\/complex-form-state|panel\/(?:save-actions|use-unsaved)))\.tsx?$/,
} as const

/** What the pages of the login share, and what the forms with a phone do, in one chunk each for the same reason. */
export const SMALL_GROUPS = [
  {
    name: 'access',
    test: /\/app\/(?:accounts\/(?:access-form|account-email|credentials|password-rule|second-factor\/code-rule)|ui\/form\/password-field)\.tsx?$/,
  },
  { name: 'phone', test: /\/app\/(?:forms\/phone-rule|phone\/phone|maps\/google-maps)\.ts$/ },
] as const

/** What the landing page knows of searches; and with it, what the listing and the pages of common searches share. */
export const LISTING_GROUPS = [
  {
    name: 'filters',
    test: /\/app\/(?:properties\/(?:search\/filter[a-z-]*|facts\/filtered-vocabulary)|calendar\/is-calendar-day)\.ts$/,
  },
  {
    name: 'listing',
    test: /\/app\/properties\/(?:listing\/(?!empty-|filter-dialog|filter-field|figure-range|more-filters|next-page-|wanted-)|search\/(?:results-heading|facets)|common-search\/search-links)[a-z-]*\.tsx?$/,
  },
] as const

/** What comes after one page and with another: the bundler takes it for a part that pages share by chance. */
export const LATE_CHUNKS: readonly string[] = ['form-screen', 'property-preview', 'url-notice']

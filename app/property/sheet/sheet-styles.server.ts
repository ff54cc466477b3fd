import { brandColor } from '#app/agency/brand-colors.server.ts'

export const COLORS = {
  mark: brandColor('faro'),
  plane: brandColor('plane'),
  onPlane: brandColor('caliza-0'),
  quietOnPlane: brandColor('on-plane-2'),
  action: brandColor('action'),
  accent: brandColor('faro-600'),
  ink: brandColor('ink'),
  ink2: brandColor('ink-2'),
  ink3: brandColor('ink-3'),
  line: brandColor('line'),
}

/** Points: the page is a letter of 612×792. */
const MARGIN = 36
const FOOT_HEIGHT = 98
export const FOOT_TEXT = 420

/** The box in place of a missing photo. */
const NO_PHOTO = {
  borderRadius: 6,
  backgroundColor: COLORS.plane,
  alignItems: 'center',
  justifyContent: 'center',
} as const

/** Styles of the parts of the sheet. A style with `lineHeight` needs a `fontSize`, because the default is 18 points. */
export const STYLES = {
  page: {
    paddingTop: 26,
    paddingBottom: FOOT_HEIGHT + 18,
    paddingHorizontal: MARGIN,
    fontFamily: 'Figtree',
    fontSize: 9.5,
    lineHeight: 1.4,
    color: COLORS.ink,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 12 },
  brand: { flexDirection: 'row', alignItems: 'center' },
  brandName: { marginLeft: 8 },
  firm: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 14, lineHeight: 1.1 },
  right: { alignItems: 'flex-end' },
  small: { fontSize: 8, lineHeight: 1.3, color: COLORS.ink3 },
  strong: { fontWeight: 600, fontSize: 10.5, lineHeight: 1.3 },
  cover: { width: 540, height: 212, borderRadius: 6 },
  lowCover: { width: 540, height: 116, borderRadius: 6, objectFit: 'cover' },
  noPhoto: { ...NO_PHOTO, height: 150 },
  lowNoPhoto: { ...NO_PHOTO, height: 72 },
  others: { flexDirection: 'row', gap: 6, marginTop: 6 },
  other: { width: 176, height: 104, borderRadius: 4 },
  titleRow: { flexDirection: 'row', justifyContent: 'space-between', gap: 32, marginTop: 12 },
  titleText: { flex: 1 },
  kicker: { fontWeight: 600, fontSize: 9, color: COLORS.accent },
  title: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 19, lineHeight: 1.15, marginTop: 2 },
  place: { marginTop: 4, color: COLORS.ink2 },
  prices: { maxWidth: 220, marginTop: 14 },
  price: {
    fontFamily: 'Familjen',
    fontWeight: 600,
    fontSize: 19,
    lineHeight: 1.15,
    textAlign: 'right',
    color: COLORS.action,
  },
  also: { fontWeight: 600, fontSize: 9.5, lineHeight: 1.3, marginTop: 3, textAlign: 'right', color: COLORS.ink2 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    marginTop: 10,
    paddingVertical: 6,
    borderTop: `1pt solid ${COLORS.line}`,
    borderBottom: `1pt solid ${COLORS.line}`,
  },
  fact: { width: '25%', paddingVertical: 2.5, paddingRight: 8 },
  longFact: { width: '100%', paddingVertical: 2.5 },
  longText: { fontSize: 9.5, lineHeight: 1.35 },
  section: { marginTop: 12 },
  heading: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 12, lineHeight: 1.2, marginBottom: 3 },
  paragraph: { marginBottom: 4, color: COLORS.ink2 },
  plans: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  plan: { gap: 4 },
  planAlone: { width: 540, height: 523, objectFit: 'contain' },
  planStacked: { width: 540, height: 248, objectFit: 'contain' },
  planBeside: { width: 264, height: 240, objectFit: 'contain' },
  foot: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: FOOT_HEIGHT,
    paddingHorizontal: MARGIN,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: COLORS.plane,
    color: COLORS.onPlane,
  },
  footText: { maxWidth: FOOT_TEXT },
  footName: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 13, lineHeight: 1.2 },
  footContact: { fontWeight: 600, fontSize: 10.5, lineHeight: 1.4, marginTop: 2, marginBottom: 4 },
  footSmall: { fontSize: 7.5, lineHeight: 1.4, color: COLORS.quietOnPlane },
  code: { alignItems: 'center', padding: 6, borderRadius: 5, backgroundColor: COLORS.onPlane },
  codePicture: { width: 62, height: 62 },
  codeLabel: { marginTop: 3, fontSize: 7, lineHeight: 1.2, fontWeight: 600, color: COLORS.ink },
} as const

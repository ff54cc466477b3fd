import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import type { DrawnLook } from '#app/agency/look/look.ts'
import type { SheetContent } from './sheet-content.ts'

function colorsOf(look: DrawnLook | null) {
  return {
    plane: brandColor('plane', look),
    onPlane: brandColor('caliza-0', look),
    quietOnPlane: brandColor('on-plane-2', look),
    action: brandColor('action', look),
    accent: brandColor('faro-600', look),
    ink: brandColor('ink', look),
    ink2: brandColor('ink-2', look),
    ink3: brandColor('ink-3', look),
    line: brandColor('line', look),
  }
}

/** Points: the page is a letter of 612×792. */
const MARGIN = 36
const FOOT_HEIGHT = 98
export const FOOT_TEXT = 420
/** What the photo of the person takes from the text. */
export const BESIDE_FACE = 30

/** Colour of the drawn mark; null for an agency without it. */
export function markColor(look: DrawnLook | null): string | null {
  return look === null || look.hasDemoMark ? brandColor('faro', look) : null
}

/** The agency's logo for the paper; null without one. */
export function sheetLogo(look: DrawnLook | null): SheetLogo | null {
  const shown = look && (look.logo ?? look.darkLogo)
  if (!shown) return null
  return { png: Buffer.from(shown.data, 'base64'), isOnPlate: look.logo === null || shown.tone === 'pale' }
}

/** Styles of the parts of the sheet. A style with `lineHeight` needs a `fontSize`, because the default is 18 points. */
export function sheetStyles(look: DrawnLook | null) {
  const colors = colorsOf(look)
  /** The box in place of a missing photo. */
  const noPhoto = {
    borderRadius: 6,
    backgroundColor: colors.plane,
    color: colors.quietOnPlane,
    alignItems: 'center',
    justifyContent: 'center',
  } as const
  const cover = { width: 540, borderRadius: 6, objectFit: 'cover' } as const
  return {
    page: {
      paddingTop: 26,
      paddingBottom: FOOT_HEIGHT + 18,
      paddingHorizontal: MARGIN,
      fontFamily: 'Figtree',
      fontSize: 9.5,
      lineHeight: 1.4,
      color: colors.ink,
    },
    head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 12 },
    brand: { flexDirection: 'row', alignItems: 'center', flexShrink: 1, marginRight: 24 },
    brandName: { marginLeft: 8, flexShrink: 1 },
    brandAlone: { flexShrink: 1 },
    logo: { height: 30, maxWidth: 190, objectFit: 'contain', objectPosition: 'left' },
    logoOnPlate: {
      height: 30,
      maxWidth: 190,
      padding: 4,
      objectFit: 'contain',
      backgroundColor: colors.plane,
    },
    agency: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 14, lineHeight: 1.1 },
    right: { alignItems: 'flex-end', flexShrink: 0 },
    small: { fontSize: 8, lineHeight: 1.3, color: colors.ink3 },
    strong: { fontWeight: 600, fontSize: 10.5, lineHeight: 1.3 },
    fullCover: { ...cover, height: 212 },
    middleCover: { ...cover, height: 150 },
    lowCover: { ...cover, height: 116 },
    fullNoPhoto: { ...noPhoto, height: 150 },
    middleNoPhoto: { ...noPhoto, height: 110 },
    lowNoPhoto: { ...noPhoto, height: 72 },
    others: { flexDirection: 'row', gap: 6, marginTop: 6 },
    other: { width: 176, height: 104, borderRadius: 4 },
    mapBox: { width: 176, height: 104 },
    mapFrame: { width: 176, height: 94, borderRadius: 4, overflow: 'hidden' },
    map: { width: 176, height: 94 },
    credit: { fontSize: 5.5, lineHeight: 1.2, marginTop: 2, color: colors.ink3 },
    nearBeside: { flex: 1, justifyContent: 'center', paddingLeft: 8 },
    nearBelow: { marginTop: 8 },
    beside: { flexDirection: 'row', gap: 6 },
    coverBeside: { width: 358 },
    mapColumn: { width: 176 },
    nearLine: { fontSize: 9, lineHeight: 1.3, marginTop: 3, color: colors.ink2 },
    titleRow: { flexDirection: 'row', justifyContent: 'space-between', gap: 32, marginTop: 12 },
    titleText: { flex: 1 },
    kicker: { fontWeight: 600, fontSize: 9, color: colors.accent },
    title: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 19, lineHeight: 1.15, marginTop: 2 },
    place: { marginTop: 4, color: colors.ink2 },
    prices: { maxWidth: 220, marginTop: 14, alignItems: 'flex-end' },
    price: {
      fontFamily: 'Familjen',
      fontWeight: 600,
      fontSize: 19,
      lineHeight: 1.15,
      textAlign: 'right',
      color: colors.action,
    },
    also: { fontWeight: 600, fontSize: 9.5, lineHeight: 1.3, marginTop: 3, textAlign: 'right', color: colors.ink2 },
    facts: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      marginTop: 10,
      paddingVertical: 6,
      borderTop: `1pt solid ${colors.line}`,
      borderBottom: `1pt solid ${colors.line}`,
    },
    fact: { width: '25%', paddingVertical: 2.5, paddingRight: 8 },
    longFact: { width: '100%', paddingVertical: 2.5 },
    longText: { fontSize: 9.5, lineHeight: 1.35 },
    section: { marginTop: 12 },
    heading: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 12, lineHeight: 1.2, marginBottom: 3 },
    paragraph: { marginBottom: 4, color: colors.ink2 },
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
      backgroundColor: colors.plane,
      color: colors.onPlane,
    },
    footSide: { flexDirection: 'row', alignItems: 'center', gap: 12 },
    face: { width: 46, height: 46, borderRadius: 23 },
    monogram: {
      width: 46,
      height: 46,
      borderRadius: 23,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: colors.onPlane,
    },
    initials: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 17, lineHeight: 1.2, color: colors.plane },
    footText: { maxWidth: FOOT_TEXT },
    footTextBeside: { maxWidth: FOOT_TEXT - BESIDE_FACE },
    footName: { fontFamily: 'Familjen', fontWeight: 600, fontSize: 13, lineHeight: 1.2 },
    footContact: { fontWeight: 600, fontSize: 10.5, lineHeight: 1.4, marginTop: 2, marginBottom: 4 },
    footSmall: { fontSize: 7.5, lineHeight: 1.4, color: colors.quietOnPlane },
    code: { alignItems: 'center', padding: 6, borderRadius: 5, backgroundColor: colors.onPlane },
    codePicture: { width: 62, height: 62 },
    codeLabel: { marginTop: 3, fontSize: 7, lineHeight: 1.2, fontWeight: 600, color: colors.ink },
  } as const
}
export type SheetStyles = ReturnType<typeof sheetStyles>

/** A sheet with its look. */
export type StyledSheet = SheetContent & {
  styles: SheetStyles
  mark: string | null
  logo: SheetLogo | null
  /** Photo of the person who attends; null for the initials, if the contact is a person. */
  face: Buffer | null
  colorOf: (token: string) => string
}
/** A PNG in place of the agency's name; `isOnPlate`: white paper would hide it. */
export type SheetLogo = { png: Buffer; isOnPlate: boolean }

export const TEXT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'ibm850',
  'utf-16le',
  'utf-16be',
  'utf-8-twice',
] as const
/** How the letters of a text file are stored. `utf-8-twice`: UTF-8 that a program read as something else and saved again. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export const ENCODING_LABELS: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (1252)',
  macintosh: 'Mac antiguo (MacRoman)',
  ibm850: 'DOS (850)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (orden inverso)',
  'utf-8-twice': 'UTF-8 codificado dos veces',
}

/** In the order of preference between equals. */
export const SINGLE_BYTE = ['windows-1252', 'macintosh', 'ibm850'] as const
export type SingleByte = (typeof SINGLE_BYTE)[number]

/** The characters of the bytes from 0x80 on; U+FFFD for a byte without one. */
export const HIGH_CHARACTERS: Record<SingleByte, string> = {
  'windows-1252':
    '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
}

/**
 * Letters 0x80 to 0xFF of the DOS code page that Windows in Spanish writes (850). Code page 437 has the same letters of
 * Spanish but for capital vowels with an accent, which it lacks.
 */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** The name of a file in a zip. macOS writes UTF-8 without saying so, and DOS letters are hardly ever valid UTF-8. */
export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return UTF_8.decode(bytes).replaceAll('\0', '')
  } catch {
    if (isUtf8) return new TextDecoder('utf-8').decode(bytes).replaceAll('\0', '')
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS[byte - 0x80] ?? '')))
      .join('')
      .replaceAll('\0', '')
  }
}

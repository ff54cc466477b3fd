/** A figure and its unit, or a currency and its amount. */
const FIGURE_AND_UNIT =
  /(?<=\d) (?=(?:m²|m2|m|ft²|ft2|ft|km|cm|kVA|kW|ha|t|ton|%|MXN|USD)(?![\p{L}\p{N}]))|(?<=USD|\$) (?=\d)/gu

/** A typed text whose figures stay on one line with their units: 'Nave de 6,200 m²'. */
export function unbrokenFigures(text: string): string {
  return text.replaceAll(FIGURE_AND_UNIT, '\u00A0')
}

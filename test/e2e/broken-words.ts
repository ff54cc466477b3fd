/** Words of up to eleven letters. */
export const SHORT_WORDS = String.raw`(?<![@.\p{L}])\p{L}{2,11}(?![@.\p{L}])`
export const WORDS = String.raw`\p{L}{2,}`
export const FIGURES = String.raw`[\d,.$]{2,}`

/** The matches of the pattern that are broken into two lines; runs in the page. */
export function brokenWords(elements: Element[], pattern: string): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(new RegExp(pattern, 'gu'))) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1 && element.checkVisibility()) broken.push(word)
      }
    return broken
  })
}

const LIVE_TEXT = /<(?:[\w.-]+:)?(?:text|foreignObject)[\s/>]/i

/**
 * Whether a drawing (SVG) has text that is set with a font when it is drawn. The font of the file's author is not here, so
 * another one, or none, would be seen.
 */
export function hasLiveText(svg: string): boolean {
  const [first = '', ...others] = svg.split('<!--')
  const outsideOfComments = others.map((part) => part.slice((part + '-->').indexOf('-->') + '-->'.length))
  return LIVE_TEXT.test([first, ...outsideOfComments].join(''))
}

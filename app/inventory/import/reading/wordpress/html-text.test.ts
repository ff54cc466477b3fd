import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

test.each([
  ['Ca&ntilde;&oacute;n &#8211; 3&nbsp;andenes&hellip; &euro;&#x2019;&frac12;', 'Cañón – 3 andenes… €’½'],
  ['120 m&sup2; &ldquo;A&rdquo; &laquo;B&raquo; &iquest;s&iacute;? &Uuml; 5&deg;', '120 m² “A” «B» ¿sí? Ü 5°'],
  ['R&D y AT&T &nada; &amp;lt;b&amp;gt;', 'R&D y AT&T &nada; &lt;b&gt;'],
  ['Bodega [nueva], [sin uso] y [Lote 4]', 'Bodega [nueva], [sin uso] y [Lote 4]'],
  ['[vc_row][vc_column width="1/2"]Nave[/vc_column][/vc_row] [nueva]', 'Nave [nueva]'],
  ['[button url="x"]Ver[/button][gallery ids="1,2"][gallery]', 'Ver'],
  ['<p>Uno</p><p>Dos<br/>Tres</p><script>a<b</script>', 'Uno\n\nDos\nTres'],
])('%s', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

const LOW =
  'M-20 290H70C120 286 170 176 216 100C244 166 276 210 322 210C372 210 402 152 438 66C470 150 500 286 548 290H600V222L680 188 760 222V290H734V248H706V290H658V248H630V290H840V70H930V104H866V132H930V160H866V188H930V216H866V244H930V290H980V202H1130V226a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0V290H1034V252H1076V290H1130V226V290H1204V26H1226V290H1460'
const TALL =
  'M-20 290H90C130 286 170 208 206 150C232 196 262 232 304 232C350 232 378 190 410 124C440 186 466 287 512 290H600V222L680 188 760 222V290H734V248H706V290H658V248H630V290H872V-192H1004V-154H912V-128H1004V-102H912V-76H1004V-50H912V-24H1004V2H912V28H1004V54H912V80H1004V106H912V132H1004V158H912V184H1004V210H912V236H1004V290H1056V196H1206V220a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0a12.5 11 0 0 1-25 0V290H1110V250H1152V290H1206V220V290H1268V-262H1298V290H1460'

/**
 * The brand's line drawing: mountain, warehouse, tower, shop and the Faro. It is beside the text from 1024 px, below it on
 * narrower screens. The unused variant is hidden with `visibility`: after `display: none` the animation would restart.
 */
export function Skyline() {
  return (
    <div aria-hidden="true" className="relative mt-5 h-[clamp(9rem,6.5rem+8vw,13.5rem)]">
      <svg
        viewBox="0 0 1440 330"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full max-w-none overflow-visible"
      >
        <path
          className="fill-plane-2"
          d="M0 330V252C160 232 250 150 330 150S520 262 640 226 900 120 1060 176s260 60 380 30V330Z"
        />
        <path className="skyline-near" d="M0 330V290C200 270 320 236 470 250S760 296 900 262s360-60 540-14V330Z" />
        <path className="skyline-line lg:invisible" pathLength="1" d={LOW} />
        <path className="skyline-line max-lg:invisible" pathLength="1" d={TALL} />
      </svg>
    </div>
  )
}

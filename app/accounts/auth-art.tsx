import { BrandLink } from '#app/agency/brand.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'

/** The picture beside the login, from 1024 px: the brand, and the line drawing of the demo's agency. */
export function AuthArt() {
  const { look } = useAgency()
  const isDrawn = look === undefined || look.hasDemoMark
  return (
    <div className="on-dark relative hidden overflow-hidden bg-plane p-12 text-white lg:block">
      <BrandLink />
      {isDrawn && <Mountain />}
    </div>
  )
}

function Mountain() {
  return (
    <svg
      viewBox="40 0 720 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-[62%] w-full"
    >
      <path className="fill-plane-2" d="M0 330V252C160 232 250 150 330 150S520 262 640 226 900 120 1060 176V330Z" />
      <path
        className="skyline-line lg:[stroke-width:2.5]"
        pathLength="1"
        d="M-20 290H70C120 286 170 176 216 100C244 166 276 210 322 210C372 210 402 152 438 66C470 150 500 286 548 290H600V222L680 188 760 222V290H734V248H706V290H658V248H630V290H840"
      />
    </svg>
  )
}

import { unbrokenFigures } from '#app/figures/unbroken-figures.ts'
import { Link, href } from 'react-router'
import type { CardComplex } from '#app/catalogue/facts/complex-link.ts'
import { PlaceLine } from './detail-section.tsx'

/** A title with more characters is set smaller, so that it takes three lines at most. */
const LONG = 60

type Props = { name: string; place: string; complex?: CardComplex | null }

/** Name and place of the property. A space also has the link to its complex. */
export function DetailHeading({ name, place, complex = null }: Props) {
  return (
    <>
      <h1 className={`${name.length > LONG ? 'text-2xl' : 'text-3xl'} leading-[1.1] tracking-display`}>
        {unbrokenFigures(name)}
      </h1>
      {place && <PlaceLine name={place} className={`mt-[.6rem] ${complex ? 'mb-1' : 'mb-[1.35rem]'}`} />}
      {complex && (
        <p className="mb-[1.1rem]">
          <Link
            to={href('/conjunto/:complexSlug', { complexSlug: complex.slug })}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
          >
            {complex.text}
          </Link>
        </p>
      )}
    </>
  )
}

import { PlaceLine } from './detail-section.tsx'

/** Characters from which a title is set smaller: it takes three lines at most. */
const LONG = 60

export function DetailHeading({ name, place }: { name: string; place: string }) {
  return (
    <>
      <h1 className={`${name.length > LONG ? 'text-2xl' : 'text-3xl'} leading-[1.1] tracking-display`}>{name}</h1>
      {place && <PlaceLine name={place} className="mt-[.6rem] mb-[1.35rem]" />}
    </>
  )
}

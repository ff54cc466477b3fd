import { PlaceLine } from './detail-section.tsx'

export function DetailHeading({ name, place }: { name: string; place: string }) {
  return (
    <>
      <h1 className="max-w-[24ch] text-3xl leading-[1.1] tracking-display">{name}</h1>
      {place && <PlaceLine name={place} className="mt-[.6rem] mb-[1.35rem]" />}
    </>
  )
}

import { Icon } from '#app/ui/icon.tsx'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'

/** 'Condiciones' in the order of the vocabulary, whatever the stored one. */
export function AmenityTags({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {AMENITIES.filter((amenity) => amenities.includes(amenity)).map((amenity) => (
        <li
          key={amenity}
          className="inline-flex items-center gap-[.45rem] rounded-sm border border-line px-[.8rem] py-[.45rem] text-sm font-medium"
        >
          <Icon name="check" className="text-link" />
          {AMENITY_LABELS[amenity]}
        </li>
      ))}
    </ul>
  )
}

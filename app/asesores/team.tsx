import { StaticPart } from '#app/ui/static-part.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { TeamPerson } from './asesor-card.ts'
import { PersonHead, PersonLinks } from './person.tsx'

/** People that are shown at once; a larger team is folded. */
const AT_ONCE = 6

/** The people of the agency, with how to reach each; nothing for an agency without cards. */
export function Team({ people, className }: { people: readonly TeamPerson[]; className: string }) {
  if (people.length === 0) return null
  return <StaticPart tag="section" data={people} paint={paintTeam} aria-labelledby="equipo" className={className} />
}

function paintTeam(people: readonly TeamPerson[]) {
  const more = people.slice(AT_ONCE)
  return (
    <>
      <h2 id="equipo" className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display">
        {people.length === 1 ? 'Quién te atiende' : 'Quiénes te atienden'}
      </h2>
      <People people={people.slice(0, AT_ONCE)} />
      {more.length > 0 && (
        <Disclosure
          className="mt-4"
          summary={more.length === 1 ? 'Ver a una persona más' : `Ver a ${more.length} personas más`}
        >
          <div className="mt-4">
            <People people={more} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

function People({ people }: { people: readonly TeamPerson[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4">
      {people.map((person) => (
        <li
          key={person.phoneUrl + person.name}
          className="grid grid-cols-[minmax(0,1fr)] content-between gap-4 rounded-lg border border-line bg-surface p-5 max-[16rem]:p-3"
        >
          <PersonHead person={person} />
          <PersonLinks person={person} />
        </li>
      ))}
    </ul>
  )
}

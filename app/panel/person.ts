/** Who is signed in, as the panel shows it. */
export type Person = { name: string; email: string }

const NAMELESS = 'Admin'

/** The name of the person; 'Admin' where there is none (spec, section 2, Dashboard). */
export function personName({ name }: Person): string {
  return name.trim() || NAMELESS
}

/** 'LT' for Laura Treviño. */
export function initials(person: Person): string {
  const words = personName(person).split(/\s+/)
  const letters = words.map((word) => [...word][0] ?? '')
  return (letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '')).toUpperCase()
}

/** 'Buenos días, Laura', by the hour of the agency (0 to 23). */
export function greeting(person: Person, hour: number): string {
  const [first] = personName(person).split(/\s+/)
  if (hour < 5 || hour >= 19) return `Buenas noches, ${first}`
  return hour < 12 ? `Buenos días, ${first}` : `Buenas tardes, ${first}`
}

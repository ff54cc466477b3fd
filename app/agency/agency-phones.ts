import type { Agency } from './agency.ts'

/** The one or two phones of the agency. */
export function agencyPhones({ phone, phoneLabel, secondPhone }: Pick<Agency, 'phone' | 'phoneLabel' | 'secondPhone'>) {
  return [phone && { ...phone, label: phoneLabel }, secondPhone].filter((each) => each !== null)
}

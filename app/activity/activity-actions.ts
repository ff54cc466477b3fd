/** Closed vocabularies of the activity log (spec, section 3). */
export const ACTIVITY_ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
  'make_backup',
  'fail_backup',
  'create_complex',
  'edit_complex',
  'delete_complex',
  'restore_complex',
  'purge_complex',
  'edit_owner',
  'merge_owner',
  'delete_owner',
  'restore_owner',
  'purge_owner',
  'add_file',
  'delete_file',
] as const
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

export const ACTIVITY_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
  'owner',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

import type { Target } from '#app/inventory/import/mapping/targets.ts'

/** Meta keys of a fact in order of preference. */
type MetaKeys = Readonly<Partial<Record<Target, readonly string[]>>>

/** What a property plugin of WordPress stores where. Keys of different plugins are never the same. */
type Plugin = {
  postTypes: readonly string[]
  meta: MetaKeys
  /** Taxonomies of a fact. */
  terms: Readonly<Partial<Record<Target, readonly string[]>>>
  /** Meta keys with ids of attached pictures, and with a unit of the area. */
  photos: readonly string[]
  plans?: readonly string[]
  areaUnit?: readonly string[]
  /** Meta keys and taxonomies that say 'for rent' or 'for sale'. */
  operation: { meta: readonly string[]; terms: readonly string[] }
}

export const PLUGINS: Readonly<Record<'houzez' | 'realHomes' | 'easyPropertyListings' | 'propertyHive', Plugin>> = {
  houzez: {
    postTypes: ['property'],
    meta: {
      propertyId: ['fave_property_id'],
      price: ['fave_property_price'],
      currency: ['fave_currency'],
      area: ['fave_property_size'],
      lotSize: ['fave_property_land'],
      bedrooms: ['fave_property_bedrooms'],
      bathrooms: ['fave_property_bathrooms'],
      parkingSpaces: ['fave_property_garage'],
      yearBuilt: ['fave_property_year'],
      address: ['fave_property_map_address', 'fave_property_address'],
      googleMapsLink: ['fave_property_location'],
      latitude: ['houzez_geolocation_lat'],
      longitude: ['houzez_geolocation_long'],
    },
    terms: {
      type: ['property_type'],
      location: ['property_area', 'property_city'],
      municipality: ['property_city'],
      state: ['property_state'],
      amenities: ['property_feature'],
    },
    photos: ['fave_property_images'],
    areaUnit: ['fave_property_size_prefix'],
    operation: { meta: [], terms: ['property_status'] },
  },
  realHomes: {
    postTypes: ['property'],
    meta: {
      propertyId: ['REAL_HOMES_property_id'],
      price: ['REAL_HOMES_property_price'],
      area: ['REAL_HOMES_property_size'],
      lotSize: ['REAL_HOMES_property_lot_size'],
      bedrooms: ['REAL_HOMES_property_bedrooms'],
      bathrooms: ['REAL_HOMES_property_bathrooms'],
      parkingSpaces: ['REAL_HOMES_property_garage'],
      yearBuilt: ['REAL_HOMES_property_year_built'],
      address: ['REAL_HOMES_property_address'],
      googleMapsLink: ['REAL_HOMES_property_location'],
    },
    terms: {
      type: ['property-type'],
      location: ['property-city'],
      municipality: ['property-city'],
      amenities: ['property-feature'],
    },
    photos: ['REAL_HOMES_property_images'],
    areaUnit: ['REAL_HOMES_property_size_postfix'],
    operation: { meta: [], terms: ['property-status'] },
  },
  easyPropertyListings: {
    postTypes: ['property', 'rental', 'land', 'commercial', 'commercial_land', 'business', 'rural'],
    meta: {
      propertyId: ['property_unique_id'],
      type: ['property_commercial_category', 'property_category'],
      status: ['property_status'],
      price: ['property_price', 'property_rent', 'property_com_rent'],
      area: ['property_building_area', 'property_land_area'],
      lotSize: ['property_land_area'],
      bedrooms: ['property_bedrooms'],
      bathrooms: ['property_bathrooms'],
      parkingSpaces: ['property_garage', 'property_com_car_spaces'],
      yearBuilt: ['property_year_built'],
      address: ['property_address_street'],
      location: ['property_address_suburb', 'property_address_city'],
      municipality: ['property_address_city'],
      state: ['property_address_state'],
      googleMapsLink: ['property_address_coordinates'],
    },
    terms: { location: ['location'], amenities: ['tax_feature'] },
    photos: [],
    areaUnit: ['property_building_area_unit'],
    operation: { meta: ['property_com_listing_type'], terms: [] },
  },
  propertyHive: {
    postTypes: ['property'],
    meta: {
      propertyId: ['_reference_number'],
      price: ['_price', '_rent', '_price_from', '_rent_from'],
      currency: ['_currency', '_commercial_price_currency', '_commercial_rent_currency'],
      area: ['_floor_area_from', '_site_area_from'],
      bedrooms: ['_bedrooms'],
      bathrooms: ['_bathrooms'],
      address: ['_address_street'],
      location: ['_address_two', '_address_three'],
      municipality: ['_address_three'],
      state: ['_address_four'],
      latitude: ['_latitude'],
      longitude: ['_longitude'],
    },
    terms: { type: ['commercial_property_type', 'property_type'], status: ['availability'], location: ['location'] },
    photos: ['_photos'],
    plans: ['_floorplans'],
    areaUnit: ['_floor_area_units'],
    operation: { meta: ['_department'], terms: [] },
  },
}

/** The post types of all plugins. */
export const POST_TYPES: ReadonlySet<string> = new Set(Object.values(PLUGINS).flatMap(({ postTypes }) => postTypes))

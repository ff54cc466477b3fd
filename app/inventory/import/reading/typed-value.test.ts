import { expect, test } from 'vitest'
import { plainValue, pointText } from './typed-value.ts'

const MOMENT = '2024-11-03T16:15:00.000Z'

test.each([
  [{ __datatype__: 'timestamp', value: { _seconds: 1_730_650_500, _nanoseconds: 0 } }, MOMENT],
  [{ __datatype__: 'documentReference', value: 'users/uid1' }, 'uid1'],
  [
    { __datatype__: 'geopoint', value: { _latitude: 25.6, _longitude: -100.3 } },
    { _latitude: 25.6, _longitude: -100.3 },
  ],
  [{ type: 'firestore/timestamp/1.0', seconds: 1_730_650_500, nanoseconds: 0 }, MOMENT],
  [{ seconds: '1730650500', nanos: 0 }, MOMENT],
  [{ timestampValue: MOMENT }, MOMENT],
  [{ timestampValue: { seconds: '1730650500', nanos: 0 } }, MOMENT],
  [{ valueType: 'stringValue', stringValue: 'Nave' }, 'Nave'],
  [{ referenceValue: 'projects/x/databases/(default)/documents/users/uid1' }, 'uid1'],
  [{ _firestore: {}, _path: { segments: ['users', 'uid1'] } }, 'uid1'],
  [{ type: 'firestore/documentReference/1.0', referencePath: 'users/uid1' }, 'uid1'],
  [
    { arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: { n: { integerValue: '3' } } } }] } },
    ['a', { n: 3 }],
  ],
  [{ arrayValue: {} }, []],
  [
    [{ booleanValue: true }, { nullValue: null }, { doubleValue: 1.5 }],
    [true, null, 1.5],
  ],
  [{ mapValue: { fields: { at: { timestampValue: MOMENT } } } }, { at: MOMENT }],
  ['November 3, 2024 at 10:15:00 AM UTC-6', MOMENT],
  ['November 3, 2024 at 10:15:00\u202FAM UTC-6', MOMENT],
  ['3 de noviembre de 2024, 10:15:00 a.m. UTC-6', MOMENT],
  ['3 de noviembre de 2024 a las 4:15:00 p. m. UTC', MOMENT],
  ['November 4, 2024 at 12:15:00 AM UTC+8', MOMENT],
  ['Sun Nov 03 2024 10:15:00 GMT-0600 (hora estándar central)', MOMENT],
  ['3 de noviembre de 2024', '3 de noviembre de 2024'],
  [
    { type: 'bodega', seconds: 'x' },
    { type: 'bodega', seconds: 'x' },
  ],
])('%j', (value, expected) => {
  expect(plainValue(value)).toEqual(expected)
  expect(plainValue({ deep: [{ value }] })).toEqual({ deep: [{ value: expected }] })
})

test.each([
  [{ lat: 25.6, lng: -100.3 }, '25.6, -100.3'],
  [{ latitude: '25.6', longitude: '-100.3' }, '25.6, -100.3'],
  [{ _latitude: 25.6, _longitude: -100.3 }, '25.6, -100.3'],
  [{ lat: 25.6, lng: -100.3, address: 'x' }, null],
  [{ lat: 'norte', lng: 'sur' }, null],
])('the point of %j', (value, expected) => {
  expect(pointText(value)).toBe(expected)
})

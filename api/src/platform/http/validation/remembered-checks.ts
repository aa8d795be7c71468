import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Checks = ReturnType<Storage['getTargetValidationMetadatas']>;
type Grouped = ReturnType<Storage['groupByPropertyName']>;

let isDone = false;

/**
 * class-validator looks for the checks of a class among those of all classes, for each object it validates. They only
 * change when a class with checks is loaded, so they are found once per class.
 */
export const rememberChecks = (): void => {
  if (isDone) return;
  isDone = true;
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let ofClasses = new Map<unknown, Checks>();
  const grouped = new WeakMap<Checks, Grouped>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !schema && !always && !strictGroups && !groups?.length;
    if (!isPlain) return find(target, schema, always, strictGroups, groups);
    const found = ofClasses.get(target) ?? find(target, schema, always, strictGroups, groups);
    ofClasses.set(target, found);
    return found;
  };
  storage.groupByPropertyName = (checks) => {
    const known = grouped.get(checks) ?? group(checks);
    grouped.set(checks, known);
    return known;
  };
  storage.addValidationMetadata = (check) => {
    ofClasses = new Map();
    add(check);
  };
};

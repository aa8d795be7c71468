import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Checks = ReturnType<Storage['getTargetValidationMetadatas']>;

const remembering = new WeakSet<Storage>();

/**
 * Remembers the checks of each class. The library looks them up again for each object, each time among the classes of
 * all inputs; those of a class and the classes that it extends are complete once there is an object of it.
 */
export const rememberChecks = (): void => {
  const storage = getMetadataStorage();
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Map<string, Checks>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // The shop uses no groups.
    if (always || strictGroups || groups?.length)
      return find(target, schema, always, strictGroups, groups);
    // Of an object in another one, the schema is the name of the other one's class.
    const ofTarget = known.get(target) ?? new Map<string, Checks>();
    known.set(target, ofTarget);
    const checks = ofTarget.get(schema) ?? find(target, schema, always, strictGroups, groups);
    ofTarget.set(schema, checks);
    return checks;
  };
};

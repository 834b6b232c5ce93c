import { getMetadataStorage } from 'class-validator';

const storage = getMetadataStorage();
const lookUp = storage.getTargetValidationMetadatas.bind(storage);
const known = new WeakMap<object, ReturnType<typeof lookUp>>();

/**
 * Looks up the rules of a class once. class-validator compares the class with every other one that
 * has rules, for each value, although none is added after a module has loaded.
 */
export function keepRules(): void {
  storage.getTargetValidationMetadatas = (type, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups)
      return lookUp(type, schema, always, strictGroups, groups);
    const rules = known.get(type) ?? lookUp(type, schema, always, strictGroups, groups);
    known.set(type, rules);
    return rules;
  };
}

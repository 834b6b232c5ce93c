import { columns, statement } from '../platform/database/statement';
import { OnboardingDeclaration } from './onboarding-declaration.entity';

export const DECLARATIONS_OF = statement({
  takes: columns(OnboardingDeclaration, 'accountId'),
  gives: columns(OnboardingDeclaration, 'step', 'terms', 'declaration', 'declaredAt'),
  sql: `select step, terms, declaration, declared_at as "declaredAt" from onboarding_declaration where account_id = :accountId order by step`,
});

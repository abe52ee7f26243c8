export interface InstallationTables {
  /** What is made once per installation and shared by all processes on the database. */
  installation_values: {
    name: string;
    value: string;
  };
}
